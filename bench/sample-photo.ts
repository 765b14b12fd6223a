import sharp from 'sharp'

const PICTURE = 'public/starter-pool/before-living-room.jpg'

/** A room photo like that of a 12-megapixel phone: 4000 × 3000 pixels, JPEG. */
export const phonePhoto = () =>
  sharp(PICTURE).resize(4000, 3000, { fit: 'cover' }).jpeg({ quality: 92 }).toBuffer()
