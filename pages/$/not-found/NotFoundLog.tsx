import { Preparing } from '../Preparing.tsx'

export const NotFoundLog = Preparing
