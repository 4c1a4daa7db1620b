import { newId } from '../../server/identifiers';

/** An id of the tests' day, Tuesday 24 November 2026. */
export const anId = () => newId(new Date('2026-11-24T10:00:00Z'));
