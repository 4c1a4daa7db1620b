import { ownShopId } from '../accounts/principal';
import { BEARER, type RouteModule, failures } from '../rest-route';
import { fileIn, PICTURE_BODY, readForms } from './multipart';
import { pictureUrl } from './pictures';

export const uploadRoutes: RouteModule = (app) => {
  readForms(app);

  app.post(
    '/uploadImage',
    {
      ...PICTURE_BODY,
      schema: {
        summary: 'Keeps a picture of the calling owner’s shop (multipart, field itemImg, 8 MB at most).',
        security: BEARER,
        consumes: ['multipart/form-data'],
        response: { 201: { type: 'object', properties: { imageUrl: { type: 'string' } } }, ...failures },
      },
      // Refuses before the body is read.
      onRequest: async ({ context: { principal } }) => {
        ownShopId(principal);
      },
    },
    async ({ body, context: { uploads, principal } }, reply) => {
      const key = await uploads.keep(ownShopId(principal), await fileIn(body, 'itemImg'));
      return reply.status(201).send({ imageUrl: pictureUrl(key) });
    },
  );
};
