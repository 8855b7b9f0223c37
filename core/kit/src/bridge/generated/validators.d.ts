import type { CompiledValidator } from '@airshed/contract'

export declare const frameMessage: CompiledValidator
