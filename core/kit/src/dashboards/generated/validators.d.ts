import type { CompiledValidator } from '@airshed/contract'

export declare const editForm: CompiledValidator
export declare const shareForm: CompiledValidator
export declare const dashboardFile: CompiledValidator
