import { Preparing } from '../Preparing.tsx'

export const ContentList = Preparing
