import { Preparing } from '../Preparing.tsx'

export const Preview = Preparing
