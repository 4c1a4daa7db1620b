import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../../../.storybook/situations';
import { CsvImport } from './csv-import';
import { NEW_ITEM } from './menu-csv';
import {
  foreignFile,
  goodFile,
  mixedFile,
  photo,
  priceList,
  wholeFile,
  workbook,
} from '../../../.storybook/samples/files';

export default {
  component: CsvImport,
  args: {
    menu: {
      items: [
        {
          ...{ ...NEW_ITEM, category: 'Viennoiseries', name: 'Croissant pur beurre', priceCents: 130, stock: 60 },
          ...{ freshlyBaked: true, allergens: ['GLUTEN', 'MILK'], optionGroupIds: ['g-2'] },
        },
        { ...NEW_ITEM, category: 'Pains', name: 'Baguette', priceCents: 120, description: 'Tradition' },
      ],
      groups: [
        { id: 'g-1', name: 'Cuisson', shownWhen: null },
        { id: 'g-2', name: 'Sauces', shownWhen: null },
      ],
    },
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
      { category: 'Viennoiseries', name: 'Croissant pur beurre', priceCents: 140, stock: 40 },
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
    await expect(input).toHaveAccessibleDescription(
      'Colonnes : Catégorie, Article, Prix, Quantité, Sorti du four, Nom anglais, Description, TVA, Allergènes, Unités, Options, Photo.',
    );
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

const changesOf = (row: HTMLElement | null) =>
  [...(row?.querySelectorAll('li') ?? [])].map((change) => change.textContent.replace(/\s+/g, ' '));

/** Each change with its value before and after; a photo that is missing is chosen beside the file, which is read again. */
export const EveryColumn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText(FILE), wholeFile());
    await expect(await canvas.findByText('5 lignes à corriger')).toBeVisible();
    await expect(
      canvas.getByText(/« Tourte », TVA : « 19,6 » ne va pas\. Les taux sont 5,5 %, 10 % et 20 %\./),
    ).toBeVisible();
    await expect(canvas.getByText(/« Fougasse », Allergènes : « Cacao » ne va pas/)).toBeVisible();
    await expect(canvas.getByText(/« Garniture » ne va pas\. Vos groupes d’options : Cuisson, Sauces\./)).toBeVisible();
    const photos = [photo('croissant.jpg'), photo('mie.jpg')];
    await userEvent.upload(canvas.getByLabelText('Choisir des photos'), photos);
    await expect(canvas.getByText('2 photos choisies')).toBeVisible();
    await expect(await canvas.findByText('3 lignes à corriger')).toBeVisible();
    await expect(changesOf(canvas.getByText('Croissant pur beurre').closest('li'))).toEqual([
      'Nom anglais : vide → devient Butter croissant',
      'Description : vide → devient Feuilleté du matin, 24 heures de pousse',
      'TVA : 5,5 % → devient 10 %',
      'Allergènes : Gluten, Lait → devient Gluten, Œufs, Lait',
      'Unités : 0 → devient 1',
      'Options : Sauces → devient Cuisson, Sauces',
      'Photo : vide → devient croissant.jpg',
    ]);
    await expect(changesOf(canvas.getByText('Baguette').closest('li'))).toEqual([
      'Description : Tradition → devient vide',
      'Allergènes : non renseignés → devient aucun',
    ]);
    await expect(changesOf(canvas.getByText('Pain de mie').closest('li'))).toEqual([
      'Prix : 3,20 €',
      'Quantité : non comptée',
      'Sorti du four : non',
      'TVA : 5,5 %',
      'Allergènes : Gluten',
      'Photo : mie.jpg',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Importer 4 articles' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Croissant pur beurre', optionGroupIds: ['g-1', 'g-2'], picture: photos[0] }),
        // An empty VAT stays as it is.
        expect.not.objectContaining({ name: 'Baguette', vatRate: expect.anything() as number }),
      ]),
    );
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
