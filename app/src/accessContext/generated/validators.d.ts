import type { CompiledValidator } from '@airshed/contract'

export declare const accessForm: CompiledValidator
