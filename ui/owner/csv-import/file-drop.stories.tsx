import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileDrop } from './csv-import';
import { goodFile } from '../../../.storybook/samples/files';

const meta = {
  component: FileDrop,
  args: { label: 'Choisir un fichier CSV', accept: '.csv,text/csv', hint: 'Colonnes : Article, Prix.', onSelect: fn() },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Choisir un fichier CSV');
    await expect(input).toHaveAccessibleDescription('Colonnes : Article, Prix.');
    const file = goodFile();
    await userEvent.upload(input, file);
    await expect(args.onSelect).toHaveBeenCalledWith(file);
  },
};

/** Dragged from a folder. */
export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText('Choisir un fichier CSV');
    const file = goodFile();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file);
    input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ name: file.name }));
  },
};

export const Chosen: Story = { args: { fileName: 'carte-maison-levain.csv' } };

export const LongName: Story = {
  args: { fileName: 'carte-maison-levain-version-definitive-relue-par-la-comptable-2026-06-03.csv' },
  globals: { viewport: { value: 'phone' } },
};

export const Disabled: Story = { args: { disabled: true, fileName: 'carte-maison-levain.csv' } };
