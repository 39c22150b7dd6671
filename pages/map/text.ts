export const TITLE = '地図からさがす'
