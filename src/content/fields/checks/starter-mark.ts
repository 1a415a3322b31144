/** Stands in the EXIF data of the picture of a new draft, so that the check knows it among all pictures. */
export const starterMark = "northcart:placeholder";
