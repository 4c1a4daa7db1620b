import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { ImageField, type ImageFieldProps } from './image-field';

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#e9d9bd"/><circle cx="200" cy="150" r="110" fill="#fdfaf4"/><path d="M120 175q80-120 160 0q-80-40-160 0" fill="#b5762f"/></svg>`;
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
const brokenPicture = 'data:image/png;base64,AAAA';
const photo = new File(['a photo'], 'croissant.png', { type: 'image/png' });

function drop(target: HTMLElement, file: File) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
}

function Kept(props: ImageFieldProps) {
  const [imageUrl, setImageUrl] = useState(props.imageUrl);
  const { onRemove } = props;
  return (
    <ImageField
      {...props}
      imageUrl={imageUrl}
      onSelect={(file) => {
        setImageUrl(picture);
        props.onSelect(file);
      }}
      onRemove={
        onRemove &&
        (() => {
          setImageUrl(null);
          onRemove();
        })
      }
    />
  );
}

const meta = {
  component: ImageField,
  args: { label: 'Image de l’article', imageUrl: null, onSelect: fn(), onRemove: fn() },
  decorators: [
    (Story) => (
      <div className="max-w-sm">
        <Story />
      </div>
    ),
  ],
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ImageField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Reached by keyboard; what was chosen is shown at once. */
export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText('Image de l’article : Choisir une image');
    await expect(field).toHaveFocus();
    await userEvent.upload(field, photo);
    await expect(args.onSelect).toHaveBeenCalledWith(photo);
    await expect(await canvas.findByLabelText('Image de l’article : Remplacer')).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('L’image est affichée.');
  },
};

/** Nothing but the invitation. */
export const Untouched: Story = { args: { hint: 'JPEG, PNG ou WebP, 8 Mo au plus.' } };

/** A picture from the desk falls upon it. */
export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Image de l’article : Choisir une image');
    await fireEvent.dragOver(field);
    drop(field, photo);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(photo));
  },
};

/** Replaced or taken away; then the focus is where the next one is chosen. */
export const Filled: Story = {
  args: { imageUrl: picture },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('presentation')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: "Supprimer l'image" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Image de l’article : Choisir une image')).toHaveFocus();
  },
};

export const WithPicture: Story = { args: { imageUrl: picture } };

/** A picture that must be: only another can take its place. */
export const OnlyReplaceable: Story = {
  args: { imageUrl: picture, onRemove: undefined, required: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
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

export const SendingWithoutPreview: Story = { args: { progress: 0.1 } };

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

/** A picture that does not come is no empty frame. */
export const Broken: Story = {
  args: { imageUrl: brokenPicture },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('L’image ne s’affiche pas.')).toBeVisible());
    await expect(canvas.getByLabelText('Image de l’article : Remplacer')).toBeEnabled();
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Image de l’article : Choisir une image');
    await expect(field).toBeDisabled();
    drop(field, photo);
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const DisabledWithPicture: Story = { args: { disabled: true, imageUrl: picture } };

export const Dark: Story = { globals: { theme: 'dark' } };

export const LongWords: Story = {
  args: {
    label: 'Image de couverture de la boutique',
    hint: 'Photographiez vos produits à la lumière du jour, sans texte ni logo ajouté.',
  },
};
