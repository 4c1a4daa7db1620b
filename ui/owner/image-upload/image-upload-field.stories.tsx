import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { samplePictures } from '../../../.storybook/samples/pictures';
import { controlled, inBox } from '../../../.storybook/situations';
import { ImageUploadField } from './image-upload-field';
import {
  pictureFile,
  uploadDone,
  uploadFails,
  uploadRefused,
  uploadRefusedBefore,
  uploadGoesOn,
} from '../../../.storybook/samples/upload';

const meta = {
  component: ImageUploadField,
  args: { imageUrl: null, required: true, onChange: fn(), onUpload: fn(uploadDone) },
  decorators: inBox('max-w-96'),
  render: controlled(ImageUploadField, 'imageUrl', 'onChange'),
} satisfies Meta<typeof ImageUploadField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Chosen is sent: there is no button for it. */
export const Chosen: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = pictureFile();
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), file);
    await expect(args.onUpload).toHaveBeenCalledWith(file, expect.any(Function));
    await expect(args.onChange).toHaveBeenLastCalledWith(samplePictures.sandwich);
    await expect(await canvas.findByLabelText(/Remplacer/)).toBeEnabled();
  },
};

/** The picture is not lost: one press sends it again. */
export const Failed: Story = {
  args: { onUpload: fn(uploadFails) },
  play: async ({ args, canvas, userEvent }) => {
    const file = pictureFile();
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), file);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Image upload failed\. Try again\.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Réessayer' }));
    await expect(args.onUpload).toHaveBeenCalledTimes(2);
    await expect(args.onUpload).toHaveBeenLastCalledWith(file, expect.any(Function));
    await expect(await canvas.findByRole('button', { name: 'Réessayer' })).toBeEnabled();
  },
};

/** The server says why it does not want it. */
export const Refused: Story = {
  args: { onUpload: fn(uploadRefused) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Image upload failed. Try again. Cette image dépasse la taille permise de 8 Mo.',
    );
  },
};

/** What cannot be sent is refused before it is: with the reason alone, and nothing to try again. */
export const RefusedBefore: Story = {
  args: { onUpload: fn(uploadRefusedBefore) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Choisir une image/), pictureFile());
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Cette photo est au format HEIC\.$/);
    await expect(canvas.queryByRole('button', { name: 'Réessayer' })).toBeNull();
  },
};

/** Seen at once, with how far it has come; the one that was there before goes. */
export const Replaced: Story = {
  args: { imageUrl: samplePictures.pizza, onUpload: fn(uploadGoesOn) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(/Remplacer/), pictureFile());
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const Removed: Story = {
  args: { imageUrl: samplePictures.pizza },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: "Supprimer l'image" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(canvas.getByLabelText(/Choisir une image/)).toHaveFocus();
  },
};
