import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table } from '../../base/table/table';
import { ProsePage } from './prose-page';

export default {
  component: ProsePage,
  args: {
    title: 'Confidentialité',
    text: 'Ce que nous savons de vous, pourquoi, et pour combien de temps.',
    indexed: true,
    sections: [
      {
        id: 'donnees',
        title: 'Vos données',
        text: (
          <>
            <p>
              Nous gardons peu de choses. <a href="/contact">Écrivez-nous</a> pour en savoir plus.
            </p>
            <h3>En commandant</h3>
            <ul>
              <li>votre nom, que l’on appelle au comptoir ;</li>
              <li>vos commandes.</li>
            </ul>
            <Table
              label="Durées de conservation"
              columns={[
                { id: 'data', header: 'Donnée', rowHeader: true, cell: ([data]) => data },
                { id: 'time', header: 'Durée', cell: ([, time]) => time },
              ]}
              rows={[
                ['Compte', 'Tant qu’il existe'],
                ['Commandes', 'Dix ans'],
              ]}
              rowKey={([data]) => String(data)}
            />
          </>
        ),
      },
      {
        id: 'droits',
        title: 'Vos droits',
        text: (
          <>
            <ol>
              <li>Écrivez-nous.</li>
              <li>Nous répondons dans le mois.</li>
            </ol>
            <dl>
              <dt>Autorité</dt>
              <dd>La CNIL, 3 place de Fontenoy, 75007 Paris.</dd>
            </dl>
          </>
        ),
      },
    ],
  },
} satisfies Meta<typeof ProsePage>;
type Story = StoryObj<typeof ProsePage>;

/** Everything a long text is made of; the contents lead to the sections. */
export const Complete: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link', { name: 'Vos droits' });
    await expect(link).toHaveAttribute('href', '#droits');
    await expect(canvasElement.querySelector('#droits')).toBe(canvas.getByRole('region', { name: 'Vos droits' }));
    await expect(canvas.getByRole('table', { name: 'Durées de conservation' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Commandes' })).toBeVisible();
  },
};

/** A short text needs no contents. */
export const Short: Story = {
  args: { indexed: false, sections: [{ id: 'tout', title: 'Tout', text: <p>Tout est dit en une phrase.</p> }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Sommaire' })).not.toBeInTheDocument();
  },
};
