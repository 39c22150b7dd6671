import { Preparing } from '../Preparing.tsx'

export const ContentEdit = Preparing
