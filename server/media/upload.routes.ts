import { z } from 'zod';
import { ownShopId } from '../accounts/principal';
import { OWNER, type RouteModule, failures } from '../rest-route';
import * as t from './media.texts';
import { bytesOf, fileOf, PICTURE_BODY, readForms } from './multipart';
import { pictureUrl } from './pictures';

export const uploadRoutes: RouteModule = (app) => {
  readForms(app);

  app.post(
    '/uploadImage',
    {
      ...PICTURE_BODY,
      schema: {
        summary: 'Keeps a picture of the calling owner’s shop (8 MB at most).',
        security: OWNER,
        consumes: ['multipart/form-data'],
        body: z.object({ itemImg: fileOf(t.pictureNeeded) }),
        response: { 201: z.object({ imageUrl: z.string().nullable() }), ...failures },
      },
    },
    async ({ body, context: { uploads, principal } }, reply) => {
      const key = await uploads.keep(ownShopId(principal), await bytesOf(body.itemImg, t.pictureNeeded()));
      reply.status(201);
      return { imageUrl: pictureUrl(key) };
    },
  );
};
