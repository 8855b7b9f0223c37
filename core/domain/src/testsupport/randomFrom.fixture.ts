/** Numbers from 0 up to 1, the same for each seed. */
export { seededRandom as randomFrom } from '../numbers/seededRandom.ts'
