import { graphql, useStaticQuery } from "gatsby";
import type { ShareImage } from "./build-metadata";
import type { Company } from "./structured-data";

/** The company and its share image, from content/site.yaml, as heads and structured data need them. */
export function useCompany(): Company & {
  shareImage: ShareImage;
  homeLabel: string;
  areaServed: readonly string[];
} {
  const { siteSettings, interfaceText } = useStaticQuery<Queries.CompanyQuery>(graphql`
    query Company {
      interfaceText {
        breadcrumbHome
      }
      siteSettings {
        brand
        url
        description
        email
        areaServed
        address {
          street
          city
          region
          postalCode
          country
        }
        socialProfiles {
          url {
            href
          }
        }
        shareImage {
          ...ShareImage
        }
      }
    }

    fragment ShareImage on Image {
      alt
      file {
        childImageSharp {
          resize(width: 1200, height: 630, toFormat: JPG, quality: 80) {
            src
            width
            height
          }
        }
      }
    }
  `);
  if (!siteSettings) throw new Error("content/site.yaml has no record");
  const { socialProfiles, shareImage, ...company } = siteSettings;
  return {
    ...company,
    profiles: socialProfiles.map(({ url }) => url.href),
    shareImage: toShareImage(shareImage),
    homeLabel: interfaceText?.breadcrumbHome ?? company.brand,
  };
}

export function toShareImage({ alt, file }: Queries.ShareImageFragment): ShareImage {
  const { src, width, height } = file.childImageSharp?.resize ?? {};
  return { src: src ?? "", width: width ?? 1200, height: height ?? 630, alt };
}
