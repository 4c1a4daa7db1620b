import { faultMessage } from '../../shared/faults';

/** Why the orders could not be had (spec owner §8). */
export function sayReadingFailed(failure: unknown): string {
  return faultMessage(failure) ?? "Une erreur s'est produite lors de la récupération des commandes.";
}

/** The server said no to a no-show (spec owner §8). */
export function sayNoShowRefused(message: string): string {
  return `Échec de la mention du client comme non-présent.e: ${message}`;
}

/** The server could not be asked, or failed (spec owner §8). */
export function sayNoShowFailed(message: string): string {
  return `Erreur lors de la mention du client comme non-présent.e: ${message}`;
}
