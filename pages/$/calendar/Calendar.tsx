import { Preparing } from '../Preparing.tsx'

export const Calendar = Preparing
