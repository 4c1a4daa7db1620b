import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { inBox, belowEachOther } from '../../../.storybook/situations';
import { brokenPicture, samplePictures } from '../../../.storybook/samples/pictures';
import { ImageField, type ImageFieldProps } from './image-field';

const { croissant: picture } = samplePictures;
const photo = new File(['a photo'], 'croissant.png', { type: 'image/png' });

function drop(target: HTMLElement, file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

function Kept(props: ImageFieldProps) {
  const [imageUrl, setImageUrl] = useState(props.imageUrl);
  const select = (file: File) => {
    setImageUrl(picture);
    props.onSelect(file);
  };
  const remove = () => {
    setImageUrl(null);
    props.onRemove?.();
  };
  return <ImageField {...props} imageUrl={imageUrl} onSelect={select} onRemove={props.onRemove && remove} />;
}

export default {
  component: ImageField,
  args: { label: 'Image de l’article', imageUrl: null, onSelect: fn(), onRemove: fn() },
  decorators: [inBox('max-w-sm')],
  render: Kept,
} satisfies Meta<typeof ImageField>;
type Story = StoryObj<typeof ImageField>;

/**
 * Reached by keyboard, or a picture from the desk falls upon it; what was chosen is shown at once. Taken away, the focus is
 * where the next one is chosen.
 */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText('Image de l’article : Choisir une image');
    await expect(field).toHaveFocus();
    await userEvent.upload(field, photo);
    await expect(args.onSelect).toHaveBeenCalledWith(photo);
    const filled = await canvas.findByLabelText('Image de l’article : Remplacer');
    await expect(filled).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('L’image est affichée.');
    await fireEvent.dragOver(filled);
    drop(filled, photo);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('presentation')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: "Supprimer l'image" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Image de l’article : Choisir une image')).toHaveFocus();
  },
};

/**
 * With a hint and long words, with a picture, while one is sent, with one that can only be replaced; one that does not
 * come is no empty frame.
 */
export const States: Story = {
  render: belowEachOther(
    Kept,
    {
      label: 'Image de couverture de la boutique',
      hint: 'Photographiez vos produits à la lumière du jour, sans texte ni logo ajouté.',
    },
    { imageUrl: picture },
    { progress: 0.1 },
    { label: 'Logo', imageUrl: picture, onRemove: undefined, required: true },
    { label: 'Photo perdue', imageUrl: brokenPicture, onRemove: undefined },
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: "Supprimer l'image" })).toHaveLength(1);
    await waitFor(() => expect(canvas.getByText('L’image ne s’affiche pas.')).toBeVisible());
    await expect(canvas.getByLabelText('Photo perdue : Remplacer')).toBeEnabled();
  },
};

/** While it is sent nothing else can be chosen or dropped. */
export const Sending: Story = {
  args: { imageUrl: picture, progress: 0.62 },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Envoi de l’image' })).toHaveAttribute('aria-valuenow', '62');
    await expect(canvas.getByRole('status')).toHaveTextContent(/Envoi de l’image : 50\s%/);
    drop(canvas.getByLabelText('Image de l’article : Remplacer'), photo);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: "Supprimer l'image" })).toBeDisabled();
  },
};

/** It did not arrive; the same file can be tried again. */
export const SendingFailed: Story = {
  args: { error: 'Image upload failed. Try again.', required: true },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByLabelText('Image de l’article : Choisir une image');
    await expect(field).toHaveAccessibleDescription('Image upload failed. Try again.');
    await userEvent.upload(field, photo);
    await userEvent.upload(field, photo);
    await expect(args.onSelect).toHaveBeenCalledTimes(2);
  },
};
