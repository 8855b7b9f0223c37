// Functions for keys of authors, without the code that reads archives.

export {
  fingerprintOf,
  publicKeyProblem,
  publicKeyText,
  readPublicKey,
} from './signature/publicKeys.ts'
