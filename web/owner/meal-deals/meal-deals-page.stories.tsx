import { expect, within } from 'storybook/test';
import { answer, answerThen, fail, fault, keepWaiting, type Answers } from '../../../.storybook/mocked-answers';
import {
  failingAt,
  pageAt,
  pageParameters,
  says,
  type PlayContext,
  type Story,
} from '../../../.storybook/mocked-product';
import { sampleMealDeals } from '../../../.storybook/results/own-meal-deals';
import {
  MealDealsPageDocument,
  RemoveMealDealDocument,
  SaveMealDealDocument,
  type MealDealsPageQuery,
} from '../../../graphql/generated/owner/meal-deals';

export default { tags: ['page'], parameters: pageParameters };
const PATH = '/restaurant/formules';
const at = (answers: Answers = {}) => pageAt(PATH, { signedIn: 'owner', answers });

const [lunch, snack] = sampleMealDeals.ownMealDeals;
if (!lunch || !snack) throw new Error('There are two meal deals.');

const withDeals = (...ownMealDeals: MealDealsPageQuery['ownMealDeals']) => ({ ...sampleMealDeals, ownMealDeals });
const saved = answer(SaveMealDealDocument, { saveMealDeal: lunch });

const editLunch = async ({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Modifier : Formule Midi' }));
  const form = within(await canvas.findByRole('form', { name: 'Modifier « Formule Midi »' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Nom' }), ' 2');
  await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
  return form;
};

export const Deals: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('listitem', { name: 'Formule Midi' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Nouvelle formule' })).toBeVisible();
  },
};

/** None yet: a press opens the editor, which goes once it is saved. */
export const FirstDeal: Story = {
  ...at({ ...answerThen(MealDealsPageDocument, withDeals(), withDeals(lunch)), ...saved }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouvelle formule' }));
    await userEvent.keyboard('Formule Midi');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Prix' }), '7,50');
    for (const [part, category] of Object.entries({ 'Choix 1': 'Sandwichs', 'Choix 2': 'Boissons' }))
      await userEvent.click(
        within(canvas.getByRole('region', { name: part })).getByRole('checkbox', { name: category }),
      );
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }));
    await expect(await canvas.findByText('« Formule Midi » est enregistrée : vos clients la voient.')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Nouvelle formule' })).toHaveFocus();
  },
};

/** The editor stands in place of its deal, the others stay around it. */
export const Edited: Story = {
  ...at(saved),
  play: async ({ canvas, userEvent }) => {
    await editLunch({ canvas, userEvent });
    await expect(await canvas.findByText(/est enregistrée/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Modifier : Formule Midi' })).toHaveFocus();
  },
};

/** What is typed is not left without a question. */
export const LeavingUnsaved: Story = {
  ...at(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nouvelle formule' }));
    await userEvent.keyboard('Formule Soir');
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier : Goûter' }));
    const question = within(canvas.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Rester' }));
    await expect(canvas.getByRole('textbox', { name: 'Nom' })).toHaveValue('Formule Soir');
  },
};

const keepsWhatIsTyped = (answers: Answers, text: string | RegExp): Story => ({
  ...at(answers),
  play: async (context) => {
    const form = await editLunch(context);
    await expect(await form.findByRole('alert')).toHaveTextContent(text);
    await expect(form.getByRole('textbox', { name: 'Nom' })).toHaveValue('Formule Midi 2');
  },
});

/** Another device took the name meanwhile: the server's own sentence, and nothing typed is lost. */
export const NameTaken: Story = keepsWhatIsTyped(
  answer(SaveMealDealDocument, {
    saveMealDeal: { __typename: 'NameTaken', message: 'Une formule de ce nom existe déjà.' },
  }),
  'Une formule de ce nom existe déjà.',
);

export const SavingFailed: Story = keepsWhatIsTyped(
  fail(SaveMealDealDocument, new Error('503')),
  /^La formule n’a pas pu être enregistrée\. Rien de ce que vous avez écrit n’est perdu/,
);

/** Another device changed it meanwhile: the owner reads so, and may go on from the version of now. */
export const ChangedElsewhere: Story = {
  ...at({
    ...answerThen(
      MealDealsPageDocument,
      sampleMealDeals,
      withDeals({ ...lunch, name: 'Midi express', revision: 2 }, snack),
    ),
    ...fail(SaveMealDealDocument, fault('CONFLICT', 'Cette formule a été modifiée ailleurs : rechargez la page.')),
  }),
  play: async ({ canvas, userEvent }) => {
    const form = await editLunch({ canvas, userEvent });
    await expect(await form.findByText(/modifiée ailleurs/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Recharger' }));
    await expect(await canvas.findByRole('form', { name: 'Modifier « Midi express »' })).toBeVisible();
  },
};

/** Another device deleted it meanwhile: the list of now stands there again. */
export const GoneElsewhere: Story = {
  ...at({
    ...answerThen(MealDealsPageDocument, sampleMealDeals, withDeals(snack)),
    ...fail(SaveMealDealDocument, fault('NOT_FOUND', 'Cette formule n’existe plus.')),
  }),
  play: async ({ canvas, userEvent }) => {
    const form = await editLunch({ canvas, userEvent });
    await expect(await form.findByText('Cette formule n’existe plus.')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Recharger' }));
    await expect(await canvas.findByRole('button', { name: 'Nouvelle formule' })).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.queryByRole('listitem', { name: 'Formule Midi' })).toBeNull();
  },
};

export const Removed: Story = {
  ...at({
    ...answerThen(MealDealsPageDocument, sampleMealDeals, withDeals(snack)),
    ...answer(RemoveMealDealDocument, { removeMealDeal: [snack] }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Supprimer : Formule Midi' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer' }));
    await expect(await canvas.findByText('« Formule Midi » est supprimée.')).toBeVisible();
    await expect(canvas.queryByRole('listitem', { name: 'Formule Midi' })).toBeNull();
  },
};

/** Six are the most: the page says so instead of offering another. */
export const AsManyAsPossible: Story = {
  ...at(
    answer(
      MealDealsPageDocument,
      withDeals(...[1, 2, 3, 4, 5, 6].map((place) => ({ ...lunch, id: `m-${place}`, name: `Formule ${place}` }))),
    ),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^6 formules au plus/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Nouvelle formule' })).toBeNull();
  },
};

export const English: Story = {
  ...at(),
  globals: { language: 'en' },
  play: says('Your meal deals'),
};

export const Waiting: Story = at(keepWaiting(MealDealsPageDocument));

export const Failed: Story = failingAt(PATH, MealDealsPageDocument, { signedIn: 'owner' });
