import { Arg, type ClassType } from 'type-graphql';

/** The argument `input` of a mutation. */
export const Input = (type: ClassType) => Arg('input', () => type);
