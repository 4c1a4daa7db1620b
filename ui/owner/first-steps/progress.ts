export type StepState = 'todo' | 'waiting' | 'done';

export interface FirstStep {
  id: string;
  title: string;
  text: string;
  state: StepState;
  href: string;
  actionLabel: string;
  optional?: boolean;
}

/** Optional steps are not counted: « encore une étape » and « 2 sur 3 » speak of the same ones. */
export interface StepsProgress {
  done: number;
  total: number;
  blocking: FirstStep[];
  next: FirstStep | undefined;
}

export function progressOf(steps: readonly FirstStep[]): StepsProgress {
  const needed = steps.filter(({ optional }) => optional !== true);
  const todo = steps.filter(({ state }) => state === 'todo');
  return {
    done: needed.filter(({ state }) => state === 'done').length,
    total: needed.length,
    blocking: needed.filter(({ state }) => state !== 'done'),
    next: todo.find(({ optional }) => optional !== true) ?? todo[0],
  };
}
