import { chartTexts } from '@airshed/charts'
import { joinTexts, uiTexts, type TextLoader } from '@airshed/ui'
import { commonSentences } from '../errors/codeText.ts'
import { hostTexts } from './hostMessages.ts'

/** Loads the texts of every page: of its parts, its charts, its host and its common errors. */
export const pageTexts: TextLoader = joinTexts(uiTexts, chartTexts, hostTexts, commonSentences)
