import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { controlled, inBox } from '../../../.storybook/situations';
import { ImageUploadField } from './image-upload-field';
import * as upload from '../../../.storybook/samples/upload';

export default {
  component: ImageUploadField,
  args: { imageUrl: null, required: true, onChange: fn(), onUpload: fn(upload.uploadDone) },
  decorators: inBox('max-w-96'),
  render: controlled(ImageUploadField, 'imageUrl', 'onChange'),
} satisfies Meta<typeof ImageUploadField>;
type Story = StoryObj<typeof ImageUploadField>;

/** Chosen is sent: there is no button for it. Removed, another can be chosen. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = upload.pictureFile();
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), file);
    await expect(args.onUpload).toHaveBeenCalledWith(file, expect.any(Function));
    await expect(args.onChange).toHaveBeenLastCalledWith(samplePictures.sandwich);
    await expect(await canvas.findByLabelText(/Remplacer/)).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: "Supprimer l'image" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByLabelText(/Choisir une image/)).toHaveFocus();
  },
};

/** The picture is not lost: one press sends it again. */
export const Failed: Story = {
  args: { onUpload: fn(upload.uploadFails) },
  play: async ({ args, canvas, userEvent }) => {
    const file = upload.pictureFile();
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), file);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Image upload failed\. Try again\.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
    await expect(args.onUpload).toHaveBeenLastCalledWith(file, expect.any(Function));
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeEnabled();
  },
};

/** The server says why it does not want it; what cannot be sent is refused before, with nothing to try again. */
export const Refused: Story = {
  args: { onUpload: fn(upload.uploadRefusedBefore) },
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.onUpload).mockImplementationOnce(upload.uploadRefused);
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), upload.pictureFile());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Image upload failed. Try again. Cette image dépasse la taille permise de 8 Mo.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/^Cette photo est au format HEIC\.$/));
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};

/** Seen at once, with how far it has come; the one that was there before goes. */
export const Replaced: Story = {
  args: { imageUrl: samplePictures.pizza, onUpload: fn(upload.uploadGoesOn) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Remplacer/), upload.pictureFile());
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
