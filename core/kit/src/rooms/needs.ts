// Kinds of data: what a widget or a screen asks for, and the types of what it gets. The contract lists them.

export type * from '@airshed/contract/needs'
