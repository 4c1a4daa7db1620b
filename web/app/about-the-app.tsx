import { Installation } from './installation';
import { Updates } from './updates';

/** What the product has to say of itself; its code comes when everything else is there. */
export function AboutTheApp() {
  return (
    <>
      <Updates />
      <Installation />
    </>
  );
}
