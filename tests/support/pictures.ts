import type { Locator, Page } from 'playwright';
import sharp from 'sharp';

/** A picture of one colour, as a camera or a phone might send it. */
export async function aPicture(
  type: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' = 'jpeg',
  { width = 1200, height = 900 } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c8763a' } })
    .toFormat(type)
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .toBuffer();
}

/** Sends a picture as a form does. */
export async function sendForm(
  { base }: { base: string },
  path: string,
  token: string | null,
  fields: Record<string, string | Buffer>,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(
      name,
      typeof value === 'string' ? value : new File([new Uint8Array(value)], 'photo.jpg', { type: 'image/jpeg' }),
    );
  const response = await fetch(`${base}${path}`, {
    method: 'POST',
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    body: form,
  });
  const retryAfter = response.headers.get('retry-after');
  return { status: response.status, retryAfter, body: (await response.json()) as Record<string, unknown> };
}

/** Keeps a picture for a shop; answers its address. */
export async function anUpload(server: { base: string }, token: string): Promise<string> {
  const { body } = await sendForm(server, '/api/uploadImage', token, { itemImg: await aPicture() });
  return String(body['imageUrl']);
}

/** Chooses a picture in a form’s first field for one, as a file of a phone. */
export async function choosePicture(
  form: Page | Locator,
  photo?: Buffer,
  label: string | RegExp = /Choisir une image/,
) {
  const buffer = photo ?? (await aPicture());
  await form.getByLabel(label).first().setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
}

/** The same, until the server keeps it. */
export async function uploadPicture(form: Page | Locator, photo?: Buffer): Promise<void> {
  await choosePicture(form, photo);
  await form.locator('img[src^="/uploads/shops/"]').first().waitFor();
}
