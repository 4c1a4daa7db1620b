import { expect, within } from 'storybook/test';
import { answer, answerThen, fail, keepWaiting, type Answers } from '../../../.storybook/mocked-answers';
import { failingAt, pageAt, pageParameters, type PlayContext, type Story } from '../../../.storybook/mocked-product';
import { sampleOptionGroups } from '../../../.storybook/results/own-options';
import {
  OptionGroupsPageDocument,
  RemoveOptionGroupDocument,
  SaveOptionGroupDocument,
  SetOptionSoldOutDocument,
  type OptionGroupsPageQuery,
} from '../../../graphql/generated/owner/option-groups';

export default { tags: ['page'], parameters: pageParameters };

const PATH = '/restaurant/options';
const at = (answers: Answers = {}) => pageAt(PATH, { signedIn: 'owner', answers });

const [cooking, cheeses] = sampleOptionGroups.ownOptionGroups;
if (!cooking || !cheeses) throw new Error('There are two groups.');

const withGroups = (...ownOptionGroups: OptionGroupsPageQuery['ownOptionGroups']) => ({
  ...sampleOptionGroups,
  ownOptionGroups,
});
const saved = answer(SaveOptionGroupDocument, { saveOptionGroup: cooking });

const editCooking = async ({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) => {
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
  ...at({ ...answerThen(OptionGroupsPageDocument, withGroups(), withGroups()), ...saved }),
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

const keepsWhatIsTyped = (answers: Answers, text: string | RegExp): Story => ({
  ...at(answers),
  play: async (context) => {
    const form = await editCooking(context);
    await expect(await form.findByRole('alert')).toHaveTextContent(text);
    await expect(form.getByRole('textbox', { name: 'Nom' })).toHaveValue('Cuissons');
  },
});

/** Another device took the name meanwhile: the server's own sentence, and nothing typed is lost. */
export const NameTaken: Story = keepsWhatIsTyped(
  answer(SaveOptionGroupDocument, {
    saveOptionGroup: { __typename: 'NameTaken', message: 'Un groupe de ce nom existe déjà.' },
  }),
  'Un groupe de ce nom existe déjà.',
);

export const SavingFailed: Story = keepsWhatIsTyped(
  fail(SaveOptionGroupDocument, new Error('503')),
  /^Le groupe n’a pas pu être enregistré\. Rien de ce que vous avez écrit n’est perdu/,
);

/** Another device added an option meanwhile: the owner reads so before it is lost, and may take that version. */
export const ChangedElsewhere: Story = {
  ...at({
    ...answerThen(
      OptionGroupsPageDocument,
      sampleOptionGroups,
      withGroups({ ...cooking, name: 'Cuisson du steak' }, cheeses),
    ),
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
  ...at({ ...answerThen(OptionGroupsPageDocument, sampleOptionGroups, withGroups(cheeses)), ...saved }),
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
    ...answerThen(OptionGroupsPageDocument, sampleOptionGroups, withGroups(cheeses)),
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
