import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Runs a program of the project, prints the lines worth seeing as they come and answers all of them at the end. */
export async function run(
  program: string,
  args: string[],
  isWorthSeeing: (line: string) => boolean = () => true,
  env: Record<string, string> = {},
  cwd = process.cwd(),
  print: (line: string) => void = console.log,
): Promise<{ ok: boolean; lines: string[] }> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
    cwd,
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (isWorthSeeing(line)) print(`  ${line}`);
    });
  }
  const ok = await new Promise<boolean>((done, fail) => {
    child.once('error', fail);
    child.once('close', (code) => {
      done(code === 0);
    });
  });
  return { ok, lines };
}
