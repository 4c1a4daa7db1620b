import { text } from '../../../graphql/texts/text';

export const dictation = text({ fr: 'Dictée', en: 'Dictation' });
export const language = text({ fr: 'Langue de la dictée', en: 'Dictation language' });
export const english = text({ fr: 'Anglais', en: 'English', specified: 'English (US)' });
export const french = text({ fr: 'Français', en: 'French' });

export const unsupported = text({
  fr: 'Ce navigateur ne sait pas écouter. Tapez la commande.',
  en: 'This browser cannot listen. Type the order.',
});
export const refused = text({
  fr: 'Microphone refusé. Autorisez-le dans le navigateur, ou tapez la commande.',
  en: 'Microphone blocked. Allow it in the browser, or type the order.',
});
export const noMicrophone = text({
  fr: 'Aucun microphone trouvé. Branchez-en un, ou tapez la commande.',
  en: 'No microphone found. Connect one, or type the order.',
});
export const silent = text({
  fr: 'Rien entendu. Rapprochez-vous et recommencez.',
  en: 'Nothing heard. Move closer and try again.',
});
export const unreachable = text({
  fr: 'La reconnaissance vocale ne répond pas. Réessayez, ou tapez la commande.',
  en: 'Speech recognition is not responding. Try again, or type the order.',
});

export const start = text({ fr: 'Dicter', en: 'Dictate' });
export const stop = text({ fr: 'Arrêter', en: 'Stop' });
export const idle = text({ fr: 'Appuyez, puis parlez.', en: 'Press, then speak.' });
export const starting = text({ fr: 'Autorisez le microphone…', en: 'Allow the microphone…' });
export const listening = text({ fr: 'J’écoute…', en: 'Listening…' });

export const heard = text({ fr: 'Entendu', en: 'Heard' });
export const speakThenStop = text({ fr: 'Parlez, puis arrêtez.', en: 'Speak, then stop.' });
export const order = text({ fr: 'La commande', en: 'The order' });
export const example = text({
  fr: 'deux croissants et un jambon-beurre sans cornichon',
  en: 'two croissants and a ham baguette without gherkins',
});
export const editHint = text({ fr: 'Se corrige au clavier.', en: 'Correct it with the keyboard.' });
export const check = text({ fr: 'Vérifier la commande', en: 'Check the order' });
export const checking = text({ fr: 'Un instant…', en: 'One moment…' });
