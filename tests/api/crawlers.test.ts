import { afterAll, beforeAll, expect, test } from 'vitest';
import { aWorld, freshDatabase, type World } from '../support/world';
