import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Runs a program of the project, shows the lines worth seeing as they come and tells all of them at the end. */
export async function run(
  program: string,
  args: string[],
  isWorthSeeing: (line: string) => boolean = () => true,
  env: Record<string, string> = {},
  cwd = process.cwd(),
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
      if (isWorthSeeing(line)) console.log(`  ${line}`);
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
