/** How many of the nearest of a kind the page of a place reads: what is near, and what is an excursion. */
export const NEAREST = { spot: 8, hotel: 6 } as const
