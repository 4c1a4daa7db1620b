import { text } from '../../../graphql/texts/text';

export const title = text({ fr: 'Mentions légales', en: 'Legal notice' });
export const about = text({
  fr: 'Qui publie MêmePrix, et où il est hébergé.',
  en: 'Who publishes MêmePrix, and where it is hosted.',
});

export const publisher = text({ fr: 'Éditeur', en: 'Publisher' });
export const company = text({ fr: 'Société', en: 'Company' });
export const form = text({ fr: 'Forme', en: 'Legal form' });
export const seat = text({ fr: 'Siège', en: 'Registered office' });
export const registration = text({ fr: 'Immatriculation', en: 'Registration' });
export const vat = text({ fr: 'TVA intracommunautaire', en: 'EU VAT number' });
export const director = text({ fr: 'Direction de la publication', en: 'Publication director' });
export const phone = text({ fr: 'Téléphone', en: 'Phone' });
export const mail = text({ fr: 'E-mail', en: 'Email' });
export const host = text({ fr: 'Hébergeur', en: 'Host' });
export const address = text({ fr: 'Adresse', en: 'Address' });

export const contents = text({ fr: 'Contenus', en: 'Content' });
export const whoseContents = text({
  fr: () => (
    <>
      <p>
        Chaque boutique répond de ses fiches&nbsp;: noms, photos, prix, allergènes. Pour signaler un contenu illicite ou
        une erreur, <a href="/contact">contactez-nous</a> en donnant l’adresse de la page&nbsp;: nous vérifions et
        répondons.
      </p>
      <p>
        Le nom MêmePrix, le signe en forme d’étiquette et les textes du site appartiennent à l’éditeur&nbsp;; les
        marques et photos des boutiques restent les leurs.
      </p>
    </>
  ),
  en: () => (
    <>
      <p>
        Each shop answers for its entries: names, pictures, prices, allergens. To report unlawful content or a mistake,{' '}
        <a href="/contact">contact us</a> with the address of the page: we check and answer.
      </p>
      <p>
        The name MêmePrix, the sign in the shape of a label and the texts of the site belong to the publisher; the trade
        marks and pictures of the shops remain theirs.
      </p>
    </>
  ),
});

export const seeAlso = text({ fr: 'À lire aussi', en: 'See also' });
export const otherPages = text({
  fr: () => (
    <p>
      Vos données&nbsp;: <a href="/confidentialite">Confidentialité</a>. Vos achats&nbsp;:{' '}
      <a href="/cgv">Conditions générales de vente</a>.
    </p>
  ),
  en: () => (
    <p>
      Your data: <a href="/confidentialite">Privacy</a>. Your purchases: <a href="/cgv">Terms of sale</a>.
    </p>
  ),
});
