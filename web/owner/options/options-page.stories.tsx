import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { answer, fail, keepWaiting, type Answers } from '../../../.storybook/mocked-answers';
import { failingAt, pageAt, pageParameters } from '../../../.storybook/mocked-product';
import { sampleOptionGroups } from '../../../.storybook/results/own-options';
import {
  OptionGroupsPageDocument,
  RemoveOptionGroupDocument,
  SaveOptionGroupDocument,
  SetOptionSoldOutDocument,
  type OptionGroupsPageQuery,
} from '../../../graphql/generated/owner/option-groups';

export default { tags: ['page'], parameters: pageParameters } satisfies Meta;
type Story = StoryObj;

const PATH = '/restaurant/options';
const at = (answers: Answers = {}) => pageAt(PATH, { signedIn: 'owner', answers });

const [cooking, cheeses] = sampleOptionGroups.ownOptionGroups;
if (!cooking || !cheeses) throw new Error('There are two groups.');

const withGroups = (...ownOptionGroups: OptionGroupsPageQuery['ownOptionGroups']) => ({
  ...sampleOptionGroups,
  ownOptionGroups,
});
/** The first answer to the page's query, then another one, as after a change elsewhere. */
const thenAnswer = (first: OptionGroupsPageQuery, then: OptionGroupsPageQuery): Answers => {
  let isFirst = true;
  return answer(OptionGroupsPageDocument, () => {
    const now = isFirst ? first : then;
    isFirst = false;
    return now;
  });
};
const saved = answer(SaveOptionGroupDocument, { saveOptionGroup: cooking });

type Play = Parameters<NonNullable<Story['play']>>[0];

const editCooking = async ({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Modifier : Cuisson' }));
  const form = within(await canvas.findByRole('form', { name: 'Modifier « Cuisson »' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Nom' }), 's');
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  return form;
};

/** One press makes an option sold out, another takes it back. */
export const Groups: Story = {
  ...at(
    answer(SetOptionSoldOutDocument, ({ optionId, outOfStock }) => ({
      setOptionSoldOut: {
        ...cooking,
        options: cooking.options.map((one) => (one.id === optionId ? { ...one, outOfStock } : one)),
      },
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    const rare = within(await canvas.findByRole('listitem', { name: 'Saignant' }));
    await userEvent.click(rare.getByRole('switch', { name: 'En rupture' }));
    await expect(await rare.findByRole('switch', { name: 'En rupture', checked: true })).toBeVisible();
  },
};

/** The first group: a press opens the editor, which goes once it is saved. */
export const FirstGroup: Story = {
  ...at({ ...thenAnswer(withGroups(), withGroups()), ...saved }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouveau groupe' }));
    await userEvent.keyboard('Cuisson{Enter}Bleu{Enter}Saignant');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Jambon-beurre' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('« Cuisson » est enregistré : vos clients le voient.')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Nouveau groupe' })).toHaveFocus();
  },
};

/** The editor stands in place of its group, the others stay around it. */
export const Edited: Story = {
  ...at(saved),
  play: async ({ canvas, userEvent }) => {
    await editCooking({ canvas, userEvent });
    await expect(await canvas.findByText(/est enregistré/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Modifier : Cuisson' })).toHaveFocus();
  },
};

/** What is typed is not left without a question. */
export const LeavingUnsaved: Story = {
  ...at(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouveau groupe' }));
    await userEvent.keyboard('Cuisson');
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier : Fromages' }));
    const question = within(canvas.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Rester' }));
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Cuisson');
  },
};

/** Another device took the name meanwhile: the server's own sentence, and nothing typed is lost. */
export const NameTaken: Story = {
  ...at(
    answer(SaveOptionGroupDocument, {
      saveOptionGroup: { __typename: 'NameTaken', message: 'Un groupe de ce nom existe déjà.' },
    }),
  ),
  play: async ({ canvas, userEvent }) => {
    const form = await editCooking({ canvas, userEvent });
    await expect(await form.findByText('Un groupe de ce nom existe déjà.')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Nom' })).toHaveValue('Cuissons');
  },
};

export const SavingFailed: Story = {
  ...at(fail(SaveOptionGroupDocument, new Error('503'))),
  play: async ({ canvas, userEvent }) => {
    const form = await editCooking({ canvas, userEvent });
    await expect(await form.findByRole('alert')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Nom' })).toHaveValue('Cuissons');
  },
};

/** Another device added an option meanwhile: the owner reads so before it is lost, and may take that version. */
export const ChangedElsewhere: Story = {
  ...at({
    ...thenAnswer(sampleOptionGroups, withGroups({ ...cooking, name: 'Cuisson du steak' }, cheeses)),
    ...saved,
  }),
  play: async ({ canvas, userEvent }) => {
    await editCooking({ canvas, userEvent });
    await expect(await canvas.findByText(/modifié sur un autre appareil/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Reprendre la version actuelle' }));
    await expect(canvas.getByRole('form', { name: 'Modifier « Cuisson du steak »' })).toBeVisible();
  },
};

/** Another device deleted it meanwhile: saving again creates it. */
export const GoneElsewhere: Story = {
  ...at({ ...thenAnswer(sampleOptionGroups, withGroups(cheeses)), ...saved }),
  play: async ({ canvas, userEvent }) => {
    await editCooking({ canvas, userEvent });
    await expect(await canvas.findByText(/supprimé sur un autre appareil/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Cuissons');
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText(/est enregistré/)).toBeVisible();
  },
};

export const Removed: Story = {
  ...at({
    ...thenAnswer(sampleOptionGroups, withGroups(cheeses)),
    ...answer(RemoveOptionGroupDocument, { removeOptionGroup: [cheeses] }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer : Cuisson' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    await expect(await canvas.findByText('« Cuisson » est supprimé.')).toBeVisible();
    await expect(canvas.queryByRole('listitem', { name: 'Cuisson' })).toBeNull();
  },
};

export const Waiting: Story = at(keepWaiting(OptionGroupsPageDocument));

export const Failed: Story = failingAt(PATH, OptionGroupsPageDocument, { signedIn: 'owner' });
