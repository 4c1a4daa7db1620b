import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { toldInLogs } from './secrets';

/** The product as a process of its own, to be killed without a word. */
export interface ProductProcess {
  base: string;
  pid: number;
  /** What stands on its terminal so far. */
  said(): string;
  /** `kill -9`, waits until it is gone. */
  kill(): Promise<void>;
  /** Asks it to stop and waits for its end; answers the exit code. */
  stop(): Promise<number | null>;
}

/**
 * As in package.json: what lives no longer than a request has 32 MB at most, not 128; the rest is swept once it is half as
 * much again, by one thread beside that of the answers, so that it takes no more than half of their core.
 */
const HEAP = ['--max-semi-space-size=16', '--heap-growing-percent=50', '--v8-pool-size=1'];
const ENTRY = {
  /** As `builtServer` made it, for a test that needs no pages. */
  built: [...HEAP, 'dist/test-server/start.js'],
  /** As `npm start` does: builds what is not built, then runs the build. */
  launch: [...HEAP, 'server/platform/launch.js'],
};

/** Builds today's server beside the product's own build: it starts five times as fast as its sources. */
export async function builtServer(): Promise<void> {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  const words = ['build', 'server', '--config', 'server/vite.config.ts', '--outDir', resolve('dist/test-server')];
  await promisify(execFile)(process.execPath, [vite, ...words, '--emptyOutDir', '--logLevel', 'warn']);
}

/** Starts the product and waits until its database answers; `spawned` is handed how to kill it before that. */
export async function aProcess(
  env: Record<string, string>,
  entry: keyof typeof ENTRY = 'built',
  role: string[] = [],
  spawned: (kill: () => Promise<unknown>) => void = () => undefined,
): Promise<ProductProcess> {
  const port = env['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, [...ENTRY[entry], ...role], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      LOG_LEVEL: 'error',
      DEMO: '0',
      ...env,
      PORT: port,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  child.stdout.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => said.push(chunk.toString()));
  const base = `http://127.0.0.1:${port}`;
  let isAsked = false;
  const end = async (signal: NodeJS.Signals) => {
    isAsked = true;
    const code = await ended(child, signal);
    if (code) process.stderr.write(`The product ended with ${code}:\n${said.join('')}\n`);
    const told = toldInLogs(said.join('').split('\n'));
    if (told.length > 0) throw new Error(`Its log tells ${told.join(', ')}`);
    return code;
  };
  spawned(() => end('SIGKILL'));
  await ready(base, child, said);
  child.once('exit', (code, signal) => {
    if (!isAsked) process.stderr.write(`The product ended by itself (${code ?? signal}):\n${said.join('')}\n`);
  });
  return {
    base,
    pid: child.pid ?? 0,
    said: () => said.join(''),
    kill: () => end('SIGKILL').then(() => undefined),
    stop: () => end('SIGTERM'),
  };
}

async function ready(base: string, child: ChildProcess, said: readonly string[]): Promise<void> {
  const deadline = Date.now() + 180_000;
  while (Date.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const answer = await fetch(`${base}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  child.kill('SIGKILL');
  throw new Error(`The product did not start:\n${said.join('')}`);
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    child.once('exit', resolve);
    child.kill(signal);
  });
}

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('no port'));
        else resolve(address.port);
      });
    });
  });
}
