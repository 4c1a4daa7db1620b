import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/situations';
import { CsvImport } from './csv-import';
import { foreignFile, goodFile, mixedFile, priceList, workbook } from '../../../.storybook/samples/files';

export default {
  component: CsvImport,
  args: {
    items: [
      { category: 'Viennoiseries', name: 'Croissant pur beurre', priceCents: 130, stock: 60, freshlyBaked: true },
      { category: 'Pains', name: 'Baguette', priceCents: 120, stock: null, freshlyBaked: false },
    ],
    onSubmit: fn(),
    onExport: fn(),
  },
} satisfies Meta<typeof CsvImport>;
type Story = StoryObj<typeof CsvImport>;

const FILE = 'Choisir un fichier CSV';

/** First what it would do, then the press that does it; what a price list has no column for stays, and is named. */
export const AllGood: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter la carte' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: /Importer/ })).toBeNull();
    await userEvent.upload(canvas.getByLabelText(FILE), goodFile());
    await expect(await canvas.findByText('3 lignes prêtes')).toBeVisible();
    await expect(canvas.getByText(/2 nouveaux articles, 1 mis à jour/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Importer 3 articles' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith([
      { category: 'Viennoiseries', name: 'Croissant pur beurre', priceCents: 140, stock: 40, freshlyBaked: true },
      { category: 'Viennoiseries', name: 'Pain au lait', priceCents: 120, stock: null, freshlyBaked: false },
      { category: 'Pains', name: 'Tourte de seigle', priceCents: 680, stock: 6, freshlyBaked: false },
    ]);
    await userEvent.upload(canvas.getByLabelText(FILE), priceList());
    const absent = await canvas.findByText(/Pas dans le fichier, donc sans changement : Quantité, Sorti du four/);
    await expect(absent).toHaveTextContent(/1 mis à jour, 1 inchangé/);
    await userEvent.click(canvas.getByRole('button', { name: 'Importer 1 article' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith([
      { category: 'Viennoiseries', name: 'Croissant pur beurre', priceCents: 140 },
    ]);
  },
};

/** A workbook dragged from a folder, a table about something else; then each bad line by its number: the good ones go on. */
export const SomeBadLines: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText(FILE);
    await expect(input).toHaveAccessibleDescription('Colonnes : Catégorie, Article, Prix, Quantité, Sorti du four.');
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(workbook());
    input.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));
    await expect(await canvas.findByText(/au format Excel \(\.xlsx\), pas CSV/)).toBeVisible();
    await expect(canvas.getByText('carte.csv')).toBeVisible();
    await userEvent.upload(input, foreignFile());
    await expect(await canvas.findByText('Colonnes manquantes : « Catégorie », « Article », « Prix ».')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Importer 0 article' })).toBeDisabled();
    await userEvent.upload(input, mixedFile());
    await expect(await canvas.findByText('4 lignes à corriger')).toBeVisible();
    await expect(canvas.queryByText(/Colonnes manquantes/)).toBeNull();
    await expect(canvas.getByText('Ligne 3')).toBeVisible();
    await expect(canvas.getByText('« Pain aux raisins » : prix illisible, « 1,8O ».')).toBeVisible();
    await expect(canvas.getByText('« Baguette » est déjà à la ligne 6.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Importer 1 article' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The report stays in sight; nothing can be sent twice. */
export const Importing: Story = {
  render: controlled(CsvImport, 'busy', 'onSubmit', () => true),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(FILE), goodFile());
    await userEvent.click(await canvas.findByRole('button', { name: 'Importer 3 articles' }));
    await expect(canvas.getByRole('button', { name: 'Importation...' })).toBeDisabled();
    await expect(canvas.getByLabelText(FILE)).toBeDisabled();
  },
};

export const Imported: Story = {
  args: { outcome: { tone: 'positive', text: '23 articles importés.' } },
};
