import type { CompiledValidator } from '@airshed/contract'

export declare const sample: CompiledValidator
export declare const text: CompiledValidator
export declare const choice: CompiledValidator
export declare const choices: CompiledValidator
export declare const number: CompiledValidator
export declare const share: CompiledValidator
export declare const duration: CompiledValidator
export declare const flag: CompiledValidator
export declare const node: CompiledValidator
export declare const nodes: CompiledValidator
export declare const dataPoints: CompiledValidator
export declare const parameters: CompiledValidator
export declare const sensors: CompiledValidator
export declare const lookup: CompiledValidator
