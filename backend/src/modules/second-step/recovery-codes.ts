import { randomInt } from 'node:crypto';
import { limits } from '@wayfellow/contracts';

/** Without letters that look like digits. Ten of these are 50 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

const newCode = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** A new set of codes, as they are kept. */
export const newRecoveryCodes = (): string[] => Array.from({ length: limits.recoveryCodes }, newCode);

/** As people read and write it: 'ABCDE-FGHJK'. */
export const shownCode = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** A code as it is kept, from how somebody typed it. */
export const typedCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
