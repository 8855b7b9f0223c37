// What is said about keys of authors, without what reads archives.

export { fingerprintOf, publicKeyProblem, publicKeyText } from './signature/publicKeys.ts'
